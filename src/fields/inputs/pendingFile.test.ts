import { expect, test } from 'vitest';
import { type Services, UploadError } from '../view.ts';
import {
  commitFile,
  type FileValue,
  pendingIn,
  storedIn,
  withFile,
  withoutFile,
} from './pendingFile.ts';

const pdf = new File(['%PDF-1.4'], 'edital.pdf', { type: 'application/pdf' });
const old = '/f/abc123def-antigo.pdf';
const path = '/f/xyz789uvw-edital.pdf';

function recorded() {
  const done: string[] = [];
  const services: Services = {
    fotos: {},
    ficheiros: {},
    describePhoto: async () => {},
    upload: async (file) => {
      done.push(`upload ${file.name}`);
      return { path };
    },
    removeFile: async (removed) => {
      done.push(`remove ${removed}`);
    },
  };
  return { done, services };
}

async function save(value: FileValue) {
  const { done, services } = recorded();
  const committed = await commitFile(value, services);
  const beforeSave = [...done];
  await committed.afterSave?.();
  return { value: committed.value, beforeSave, afterwards: done.slice(beforeSave.length) };
}

test.each<[string, FileValue, string, string[], string[]]>([
  ['an untouched file is saved as it is', old, old, [], []],
  ['no file is saved as none', '', '', [], []],
  ['a first file is sent with the saving', withFile('', pdf), path, ['upload edital.pdf'], []],
  [
    'a replaced file is removed only after the record was saved',
    withFile(withoutFile(old), pdf),
    path,
    ['upload edital.pdf'],
    [`remove ${old}`],
  ],
  ['a removed file goes after the saving', withoutFile(old), '', [], [`remove ${old}`]],
])('%s', async (_case, chosen, value, beforeSave, afterwards) => {
  expect(await save(chosen)).toEqual({ value, beforeSave, afterwards });
});

test('taking away a file that was never saved leaves nothing behind', () => {
  expect(withoutFile(withFile('', pdf))).toBe('');
});

test('a refused upload keeps the old file and passes on the words of the server', async () => {
  const { done, services } = recorded();
  services.upload = async () => {
    throw new UploadError('O ficheiro está vazio');
  };
  await expect(commitFile(withFile(old, pdf), services)).rejects.toThrow('O ficheiro está vazio');
  expect(done).toEqual([]);
});

test('a draft that was kept as text falls back to the stored file', async () => {
  const draft = JSON.parse(JSON.stringify(withFile(old, pdf))) as FileValue;
  expect(pendingIn(draft)).toBeUndefined();
  expect(storedIn(draft)).toBe(old);
  expect(await save(draft)).toEqual({ value: old, beforeSave: [], afterwards: [] });

  const removal = JSON.parse(JSON.stringify(withoutFile(old))) as FileValue;
  expect(storedIn(removal)).toBe('');
});
