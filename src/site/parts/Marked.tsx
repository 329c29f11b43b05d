type Props = { text: string; marks: readonly (readonly [from: number, to: number])[] };

/** A text with the search words highlighted. */
export function Marked({ text, marks }: Props) {
  return marks
    .flatMap(([from, to], index) => [
      text.slice(marks[index - 1]?.[1] ?? 0, from),
      <mark key={from}>{text.slice(from, to)}</mark>,
    ])
    .concat(text.slice(marks.at(-1)?.[1] ?? 0));
}
