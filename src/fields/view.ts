import { type ComponentType, createContext, useContext } from 'react';
import type { Corte, Foco } from '../language/focus.ts';
import type { Lugar } from '../language/lugar.ts';
import type { Field } from './field.ts';
import type { PdfFacts, Pdfs } from './pdfFacts.ts';
import type { Fotos, PhotoFacts } from './photo.ts';

/** The props of an input. Its label, help and error are in the frame that the form draws around it. */
export type InputProps<Value, F extends Field<Value> = Field<Value>> = {
  field: F;
  /** The id of the element that takes the focus; the frame's label points to it and has the id `labelId(id)`. */
  id: string;
  value: Value;
  onChange(value: Value): void;
  /** The error message, which the frame shows; the input only marks itself invalid. */
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** The ids of the help and the error beside it. */
  describedBy?: string | undefined;
  /** Whether the form, as it stands, would refuse this other value. */
  refuses?: ((value: Value) => boolean) | undefined;
  /** Called when an upload starts, with a promise of whether it arrives: saving waits for it. */
  onSending?: ((arrival: Promise<boolean>) => void) | undefined;
};

/** The props of a value in a list or a detail. */
export type CellProps<Value, F extends Field<Value> = Field<Value>> = {
  field: F;
  value: Value;
  /** `list` is one short line in a table; `detail` may take room. */
  place: 'list' | 'detail';
};

/** How a kind of value is edited and shown in the back-office. */
export type View<Value = unknown, F extends Field<Value> = Field<Value>> = {
  Input: ComponentType<InputProps<Value, F>>;
  /** Never given an empty value in a detail. */
  Cell: ComponentType<CellProps<Value, F>>;
  /** Shown in a detail if it is empty; by default `Não preenchido`. */
  unset?: string;
  /** Where neither it nor its label is shown. */
  hiddenIn?: readonly ('form' | 'detail')[];
};

/** The id of the frame's label, for elements that a `<label>` cannot point to. */
export function labelId(id: string): string {
  return `${id}-label`;
}

/** What inputs need from the program around them. */
export type Services = {
  /** Uploads a file; answers its path, and what is known of it. */
  upload(file: File, onProgress?: (fraction: number) => void): Promise<Uploaded>;
  /** Saves the alternative text of an uploaded photo. */
  describePhoto(path: string, alt: string): Promise<void>;
  /** Saves the focal point of an uploaded photo. */
  focusPhoto(path: string, foco: Foco): Promise<void>;
  /** The original of an uploaded photo, which may be the photo itself, and how it was turned and cropped. */
  readCut(path: string): Promise<{ original: string; corte: Corte; voltas: number }>;
  /** Makes a new photo from its original, turned right `voltas` times and cropped; answers its path. */
  recutPhoto(path: string, corte: Corte, voltas: number): Promise<string>;
  /** The village's coordinates, if known. */
  readCentre(): Promise<Lugar | null>;
  /** Records with these words and a public page; without words, those changed last. */
  findPages(words: string): Promise<FoundPage[]>;
  /** What is known of photos: those of the record being edited, and those uploaded since. */
  fotos: Fotos;
  /** What is known of the PDFs in the stored record. */
  ficheiros: Pdfs;
  /** What is known of the PDFs that are not in it yet. */
  drafted: Pdfs;
};

/** A page of the site; `registo` names its record, which a link goes by, whatever its address. */
export type FoundPage = { title: string; about: string; address: string; registo: string };

export type Uploaded = { path: string; photo?: PhotoFacts; pdf?: PdfFacts };

/** A failed upload; the message can be shown as it is. */
export class UploadError extends Error {}

export const ServicesContext = createContext<Services | undefined>(undefined);

/** The services of the surrounding program. It throws if there are none, so only inputs that need them call it. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services around this input');
  return services;
}
