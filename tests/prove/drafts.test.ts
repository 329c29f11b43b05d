import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lojas } from '../../src/sections/lojas.ts';
import { openStore } from '../../src/server/search/openStore.ts';
import { drafts } from '../../src/server/staff/drafts.ts';
import { versoes } from '../../src/server/store/versoes.ts';
import { everyTable } from '../everyTable.ts';
import { validBody } from '../validBody.ts';
import { newColleague, type Office, officeAt, openOffice } from './office.ts';
import { record } from './report.ts';
import { startVillage } from './startVillage.ts';
import { placeFor, villageFor } from './villageFor.ts';

const engines = [
  { engine: 'sqlite', kills: 25, name: 'SQLite' },
  { engine: 'postgres', kills: 10, name: 'PostgreSQL' },
] as const;

/** How many forms are typed into at once. */
const forms = 8;

/** A form's text at a step; if it were stored only in part, it would not match its step. */
const textAfter = (form: number, step: number) => `${form}:${step} `.repeat(2_000);

/** Types into a form until the village is gone; returns the last step that was acknowledged. */
async function type(office: Office, form: number, from: number, signal: AbortSignal) {
  let acknowledged = from;
  for (let step = from + 1; !signal.aborted; step += 1) {
    const { status } = await office.send('PUT', '/api/rascunhos/lojas', {
      registo: `registo-${form}`,
      titulo: `${step}`,
      revisao: `${step}`,
      desde: `${step - 1}`,
      valores: JSON.stringify({ name: textAfter(form, step) }),
    });
    if (status === 0) break;
    expect(status).toBe(200);
    acknowledged = step;
  }
  return acknowledged;
}

test.each(engines)(
  '$kills kills lose nothing half-written, on $name',
  async ({ engine, kills, name }) => {
    const place = await placeFor(engine);
    let village = await startVillage(place);
    const { token } = await openOffice(village.url);
    const store = await openStore(place, everyTable);
    const last = Array.from({ length: forms }, () => 0);
    let lost = 0;
    let half = 0;
    let kept = 0;
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const stop = new AbortController();
        const office = officeAt(village.url, token);
        const before = Math.min(...last);
        const typing = last.map((from, form) => type(office, form, from, stop.signal));
        await pause(200 + randomInt(400));
        await village.kill();
        stop.abort();
        for (const [form, step] of (await Promise.all(typing)).entries()) {
          kept += step - (last[form] ?? 0);
          const row = await store.find(drafts, { registo: `registo-${form}` });
          const found = Number(row?.revisao ?? 0);
          // A save that was cut off may have arrived, but then it is whole.
          if (found < step) lost += 1;
          const isWhole = !row || JSON.parse(row.valores).name === textAfter(form, found);
          if (!isWhole || (row && row.titulo !== `${found}`)) half += 1;
          last[form] = Math.max(found, step);
        }
        expect(before).toBeLessThanOrEqual(Math.min(...last));
        village = await startVillage(place);
      }
      record({
        promise: 'Nothing is lost by a hand',
        proof: `${kills} × kill -9 in the middle of the autosaves of ${forms} forms; ${name}`,
        reached: `${lost} of ${kept} acknowledged lost, ${half} by halves`,
        promised: '0 lost, 0 by halves',
        ok: lost + half === 0 && kept > kills,
      });
    } finally {
      await village.kill();
      await store.close();
    }
  },
);

type Answered = { loja: { versao: number; name: string } };

/** Saves a record this many times as a form does: when it is refused, again from the newer version it is shown. */
async function saveAsAForm(office: Office, who: string, times: number, withMark: boolean) {
  const saved: { versao: number; name: string }[] = [];
  let refused = 0;
  const body = validBody(lojas.sections[0] as never);
  let versao = 1;
  for (let n = 0; n < times; ) {
    const name = `${who} ${n}`;
    const mark = withMark ? { versao } : {};
    const answer = await office.send('PUT', '/api/lojas/disputada', { ...body, name, ...mark });
    const { loja } = JSON.parse(answer.body) as Answered;
    versao = loja.versao;
    if (answer.status === 200) {
      saved.push({ versao, name });
      n += 1;
    } else {
      expect(answer.status).toBe(409);
      refused += 1;
    }
  }
  return { saved, refused };
}

test.each(engines)(
  'two who save one record 200 times undo nothing of each other, on $name',
  async ({ engine, name }) => {
    const { url, office, store } = await villageFor(engine);
    const { token } = await newColleague(url, office, 'ana');
    const ana = officeAt(url, token);
    const first = { ...validBody(lojas.sections[0] as never), identifier: 'disputada' };
    await office.send('POST', '/api/lojas', first);

    /** Both save at once; each acknowledged save must have begun from the one before it. */
    const dispute = async (withMark: boolean) => {
      const both = await Promise.all([
        saveAsAForm(office, 'rui', 100, withMark),
        saveAsAForm(ana, 'ana', 100, withMark),
      ]);
      const saved = both.flatMap((each) => each.saved);
      return { saved, refused: both.reduce((sum, each) => sum + each.refused, 0) };
    };
    const { saved, refused } = await dispute(true);
    const rows = await store.list(versoes);
    const kept = new Map(rows.map(({ numero, valores }) => [numero, String(valores)]));
    const missing = saved.filter(
      ({ versao, name: typed }) => !kept.get(versao)?.includes(`"${typed}"`),
    );
    const numbers = saved.map(({ versao }) => versao).sort((a, b) => a - b);
    const isChain = numbers.every((numero, at) => numero === at + 2);

    // Control: without `versao`, which older clients do not send, the two write over each other.
    const blind = await dispute(false);
    record({
      promise: 'Nothing is lost by a hand',
      proof: `two people save one record 200 times, each from the version they saw; ${name}`,
      reached: `${saved.length} saved in ${isChain ? 'one chain' : 'no chain'}, ${missing.length} without their version, ${refused} refused and shown the newer; without the mark ${blind.refused} refused`,
      promised: '0 silent overwrites',
      ok:
        saved.length === 200 &&
        isChain &&
        missing.length === 0 &&
        refused > 0 &&
        blind.refused === 0,
    });
  },
);
