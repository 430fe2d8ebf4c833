/** The side panel: which of its tabs is shown, if any, and what the rules should show. */

export const TABS = ['log', 'chat', 'rules', 'table'] as const;
export type Tab = (typeof TABS)[number];

const ROOM_FOR_A_PANEL = '(min-width: 1000px)';

export class Panel {
  tab: Tab | null = $state(null);
  /** The rule that was asked for last. */
  rule = $state('');
  /** How often it was asked what happened since the own turn. */
  recalling = $state(0);
  /** Lines of the chat that have been read. */
  read = $state(0);

  constructor() {
    this.tab = this.covers ? null : 'log';
  }

  /** Begins closed beside a board that needs more of the window. */
  leaveRoom(width = 0): void {
    if (!this.covers && innerWidth < width) this.tab = null;
  }

  /** There is no room beside the table: the panel lies over it. */
  get covers(): boolean {
    return !matchMedia(ROOM_FOR_A_PANEL).matches;
  }

  /** Shows in the log what happened since the own turn. */
  recall(): void {
    this.tab = 'log';
    this.recalling += 1;
  }

  toggle(tab: Tab): void {
    this.tab = this.tab === tab ? null : tab;
  }

  show(rule: string): void {
    this.rule = rule;
    this.tab = 'rules';
  }
}
