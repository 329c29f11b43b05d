import type { PdfProblem } from '../../fields/pdfFacts.ts';
import type { FieldError } from '../../fields/validate.ts';
import type { Corte } from '../../language/focus.ts';
import type { Extension } from './storedPath.ts';

/** What is known of an upload that was accepted. */
export type Examined =
  | { kind: 'pdf'; extension: Extension; size: number; sha256: string }
  | {
      kind: 'photo';
      extension: Extension;
      size: number;
      width: number;
      height: number;
      /** A tiny stand-in as a data: address; '' where it would show through the photo. */
      blur: string;
    };

/** The result of reading a PDF. */
export type PdfRead = {
  /** How many pages it has; null if it could not be opened. */
  pages: number | null;
  problemas: PdfProblem[];
};

/** The jobs of the worker and their answers. Files are passed by name, never as bytes. */
export type Jobs = {
  /** Examines a temporary file; a photo is written anew to `into`, a PDF is kept as it is. */
  examine: { ask: { temp: string; into: string }; answer: Examined };
  makeSize: {
    ask: { photo: string; width: number; format: 'avif' | 'webp'; into: string };
    answer: null;
  };
  /** Turns a kept photo by `voltas` quarter turns and writes a part of it, given in fractions of its sides. */
  recut: { ask: Corte & { voltas: number; photo: string; into: string }; answer: null };
  /** Writes a square PNG; one that phones may cut round has `ground` as its background. */
  makeIcon: { ask: { picture: string; size: number; ground?: string; into: string }; answer: null };
  /**
   * Writes the text of each page into a temporary file, in order, in the form of `pageLines.ts`; of as many pages as
   * can be read.
   */
  readPdf: { ask: { pdf: string; into: string }; answer: PdfRead };
};

/** A message to the worker. */
export type Job = { [Name in keyof Jobs]: { name: Name; ask: Jobs[Name]['ask'] } }[keyof Jobs];

/** How a job ended. */
export type Outcome =
  | { answer: Jobs[keyof Jobs]['answer'] }
  | { refused: { status: number; errors: readonly FieldError[] } }
  | { failed: { message: string; code: string | undefined } };

/**
 * A message from the worker: that it is ready, or that a job has ended and whether the worker
 * should be replaced before it opens another file.
 */
export type WorkerMessage = { ready: true } | { outcome: Outcome; isSpent: boolean };
