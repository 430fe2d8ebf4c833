// Cerebria as the server tells it: with its usual cards, and with those of a pack.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { GameInfo } from '../../../src/wire';

/** In the pack `fond` Courage has another name, Fondness takes the place of Affection, people sing for Optimism, and there
 * is a deck for Love. */
const PACK = `
import sys
from pathlib import Path
import msgspec, mindrose
from mindrose.server.http.games import info
from tests.rules.cerebria.content_packs import entry_in, with_changed, write
folder = Path(sys.argv[1]) / "fond"
folder.mkdir()
facts = with_changed("emotions", "moderate", "courage", name="Pluck")
entry_in(facts, "moderate", "affection").update(id="fondness", name="Fondness", power=["on enter: gain me wp 3"])
entry_in(facts, "moderate", "optimism").update(power="", text="Sing.")
write(folder, "emotions", facts)
cards = dict.fromkeys(["courage", "fondness", "safety", "trust", "desire", "innocence", "optimism", "kindness"], 2)
deck = {"id": "pals", "name": "Pals", "faction": "bliss", "spirit": "love", "cards": cards, "source": "original"}
write(folder, "decks", {"deck": [deck]})
game = mindrose.load("cerebria")
sys.stdout.buffer.write(msgspec.json.encode([info(game, {}), info(game, {"pack": "fond"})]))
`;

export function cerebria(): { usual: GameInfo; fond: GameInfo } {
  const repository = resolve(import.meta.dirname, '../../../..');
  const folder = mkdtempSync(join(tmpdir(), 'mindrose-packs-'));
  const told = execFileSync(`${repository}/.venv/bin/python`, ['-c', PACK, folder], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
    env: { ...process.env, MINDROSE_PACKS: folder },
  });
  const [usual, fond] = JSON.parse(told) as [GameInfo, GameInfo];
  return { usual, fond };
}
