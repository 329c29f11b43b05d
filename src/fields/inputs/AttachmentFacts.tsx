import { longDate } from '../../language/calendar.ts';
import { counted } from '../../language/counted.ts';
import { sizeInWords } from '../../language/fileSize.ts';
import type { Attachment } from '../attachments.ts';
import type { PdfFacts } from '../pdfFacts.ts';
import { FileLink } from './FileLink.tsx';

type Facts = { facts: PdfFacts | undefined };

/** A PDF's name, with its size and number of pages if known. */
export function PdfLine({ path, facts }: Facts & { path: string }) {
  const known = [
    facts && facts.size > 0 && sizeInWords(facts.size),
    facts?.pages && counted(facts.pages, 'página', 'páginas'),
  ].filter(Boolean);
  return (
    <>
      <FileLink path={path} />
      {known.length > 0 && ` · ${known.join(' · ')}`}
    </>
  );
}

type EarlierProps = Facts & { earlier: Attachment['anteriores'][number] };

/** A replaced file, and until when it was in use. */
export function EarlierLine({ earlier: { file, ate }, facts }: EarlierProps) {
  return (
    <>
      Antes, até {longDate(ate)}: <PdfLine path={file} facts={facts} />
    </>
  );
}
