import { test } from 'vitest';
import { envios, seguidores } from '../../../src/features/seguidores/tables.server.ts';
import { avisos } from '../../../src/sections/avisos.ts';
import { outbox } from '../../../src/server/mail/outbox.ts';
import { openStore } from '../../../src/server/search/openStore.ts';
import { everyTable } from '../../everyTable.ts';
import { startMailServer } from '../../mailServer.ts';
import { newPlace } from '../../openTestStore.ts';
import { validBody } from '../../validBody.ts';
import { call } from '../call.ts';
import { openOffice } from '../office.ts';
import { record } from '../report.ts';
import { startVillage, type Village } from '../startVillage.ts';
import { until } from '../until.ts';

const minute = 60_000;
const followers = 5_000;
const leavers = 50;

const address = (each: number) => `v${each}@example.com`;

test.each(['sqlite', 'postgres'] as const)(
  'five thousand who follow are told once each, though the program is killed twice, on %s',
  async (engine) => {
    const place = await newPlace(engine);
    const mail = await startMailServer();
    const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, LETTERS_PER_MINUTE: '10000' };
    let village: Village = await startVillage(place, { settings });
    const office = await openOffice(village.url);
    const store = await openStore(place, everyTable);
    try {
      await store.transaction(async (trx) => {
        for (let each = 0; each < followers; each++) {
          await trx.create(seguidores, {
            email: address(each),
            caixa: address(each),
            segredo: `segredo-${each}`,
            temas: ['avisos'],
            frequencia: 'logo',
            estado: 'confirmado',
          });
        }
      });
      const body = { ...validBody(avisos.sections[0] as never, 'Corte de água'), urgencia: '' };
      await office.send('POST', '/api/avisos', { ...body, avisarSeguidores: true });
      for (const [kills, share] of [0.2, 0.6].entries()) {
        await until(() => mail.received.length > share * followers, { patience: 10 * minute });
        await village.kill();
        // By the next village's clock, the claim on the letter that was being sent has expired.
        village = await startVillage(place, { settings, ahead: (kills + 1) * 6 * minute });
      }
      const waiting = new Set(mail.received.map(({ to }) => to[0]));
      const left: string[] = [];
      for (let each = followers - 1; left.length < leavers; each--) {
        if (waiting.has(address(each))) continue;
        await call('DELETE', `${village.url}/api/seguidores/segredo-${each}`);
        left.push(address(each));
      }
      const isDone = async () =>
        (await store.find(envios, {}))?.estado === 'concluido' &&
        (await store.find(outbox, { state: 'waiting' })) === undefined;
      await until(isDone, { patience: 15 * minute });
      const times = new Map<string, number>();
      for (const { to } of mail.received) times.set(to[0] ?? '', (times.get(to[0] ?? '') ?? 0) + 1);
      const all = Array.from({ length: followers }, (_, each) => address(each));
      const never = all.filter((each) => !times.has(each) && !left.includes(each)).length;
      const twice = [...times.values()].filter((count) => count > 1).length;
      const late = left.filter((each) => times.has(each)).length;
      record({
        promise: 'A letter to many goes once',
        proof: `${followers} followers, kill -9 twice while letters leave, ${leavers} leave before theirs; ${engine}`,
        reached: `${times.size} told, ${never} never, ${twice} twice, ${late} who had left`,
        promised: 'each once, one twice at most per kill, none to whoever left',
        ok: never === 0 && twice <= 2 && late === 0 && Math.max(...times.values()) <= 2,
      });
    } finally {
      await village.kill();
      await store.close();
      await mail.stop();
    }
  },
  30 * minute,
);
