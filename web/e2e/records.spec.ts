import { expect, type Page, test } from './house.ts';
import { Player } from './player.ts';
import { finishedGame } from './tables.ts';

interface RecordFile {
  answers: number[];
  /** Fingerprints of the table after so many answers. */
  marks: Record<string, string>;
  state: string;
  over: boolean;
}

test('a record is uploaded: a finished one is shown, an unfinished one goes on', async ({ visit }) => {
  const page = await visit();
  const { id } = await finishedGame(page, 'Ann', {});
  const record = (await (await page.request.get(`/api/tables/${id}/record`)).json()) as RecordFile;

  await page.goto('/games');
  await expect(page.getByRole('link', { name: 'Watch again' })).toHaveAttribute('href', `/record/${id}`);
  await upload(page, record);
  await expect(page).toHaveURL(/\/record\//);
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toHaveAttribute('max', String(record.answers.length));

  await page.goto('/games');
  await upload(page, unfinished(record));
  await expect(page).toHaveURL(/\/table\//);
  const player = new Player(page);
  await player.ready();
  await player.move();
  await page.getByRole('tab', { name: 'Table' }).click();
  await expect(page.getByText(/^This game goes on from a record/)).toBeVisible();
});

test('a line of the log leads to its moment, which the address holds', async ({ visit }) => {
  const page = await visit();
  const { id } = await finishedGame(page, 'Ann');
  await page.goto(`/record/${id}`);
  const moment = page.getByRole('slider', { name: 'Moment of the game' });
  await expect(moment).toHaveValue('0');
  const line = page.getByRole('region', { name: 'Log' }).getByRole('link').nth(12);
  const place = (await line.getAttribute('href')) ?? '';
  await line.click();
  await expect(page).toHaveURL(`/record/${id}${place}`);
  await expect(moment).toHaveValue(place.slice(1));
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole('slider', { name: 'Moment of the game' })).toHaveValue(place.slice(1));
  await page.goBack();
  await expect(moment).toHaveValue('0');
});

test('what is no record is refused in words', async ({ visit }) => {
  const page = await visit();
  await page.goto('/games');
  await upload(page, 'my holiday');
  await expect(page.getByRole('alert')).toHaveText(/This file is not a record of a game\./);
});

/** The same game as it was at its first mark. */
function unfinished(record: RecordFile): RecordFile {
  const [number = '', state = ''] = Object.entries(record.marks)[0] ?? [];
  return { ...record, answers: record.answers.slice(0, Number(number)), marks: {}, state, over: false };
}

async function upload(page: Page, content: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(content));
  await page.getByLabel(/Choose a record file/).setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
}
