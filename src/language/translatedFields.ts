import { otherLanguage, translationName } from './speaking.ts';

/** A record with these fields in the language being spoken, where staff have translated them (`title_en`). */
export function translatedFields<Row extends object>(
  row: Row,
  names: readonly Extract<keyof Row, string>[],
): Row {
  const language = otherLanguage();
  if (!language) return row;
  const values = row as Readonly<Record<string, unknown>>;
  const found = names.flatMap((name) => {
    const translation = values[translationName(name, language)];
    return translation ? [[name, translation]] : [];
  });
  return { ...row, ...Object.fromEntries(found) };
}
