import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Corte, Foco } from '../language/focus.ts';
import type { Lugar } from '../language/lugar.ts';
import type { Field } from './field.ts';
import type { PdfFacts, Pdfs } from './pdfFacts.ts';
import type { Fotos, PhotoFacts } from './photo.ts';

/** What an input is given. Its label, help and error stand in the frame that the form draws around it. */
export type InputProps<Value, F extends Field<Value> = Field<Value>> = {
  field: F;
  /** For the element that takes the focus; the frame's label points to it and is called `labelId(id)`. */
  id: string;
  value: Value;
  onChange(value: Value): void;
  /** What is wrong with the value, in words; the input only marks itself. */
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** The ids of the help and the error beside it. */
  describedBy?: string | undefined;
  /** Whether the form would refuse another value, as it stands. */
  refuses?: ((value: Value) => boolean) | undefined;
  /** Told of what is on its way to the server, and later whether it arrived: saving waits for it. */
  onSending?: ((arrival: Promise<boolean>) => void) | undefined;
};

/** What a value in a list or a detail is given. */
export type CellProps<Value, F extends Field<Value> = Field<Value>> = {
  field: F;
  value: Value;
  /** `list` is one short line in a table; `detail` may take room. */
  place: 'list' | 'detail';
};

/** How a kind of value is written and read in the back-office. */
export type View<Value = unknown, F extends Field<Value> = Field<Value>> = {
  Input: ComponentType<InputProps<Value, F>>;
  /** Never given an empty value in a detail. */
  Cell: ComponentType<CellProps<Value, F>>;
  /** Hides it behind its title, label and all, since few need it; opened in a form while it is refused. */
  Disclosure?: ComponentType<{ value: Value; isOpened: boolean; children: ReactNode }>;
  /** What a detail says where it is empty; `Não preenchido` unless said. */
  unset?: string;
  /** Where it is not shown at all, its label included. */
  hiddenIn?: readonly ('form' | 'detail')[];
};

/** The id of the label in the frame, for elements that a label cannot point to. */
export function labelId(id: string): string {
  return `${id}-label`;
}

/** What inputs need from the program around them. */
export type Services = {
  /** Sends a file; answers its path, and what is known of it. */
  upload(file: File, onProgress?: (fraction: number) => void): Promise<Uploaded>;
  /** Writes the alternative text of an uploaded photo. */
  describePhoto(path: string, alt: string): Promise<void>;
  /** Says what of it stays in sight; answers what is known of it then. */
  focusPhoto(path: string, foco: Foco): Promise<PhotoFacts>;
  /** Makes another photo of it, turned to the right so many times and cut. */
  recutPhoto(path: string, corte: Corte, voltas: number): Promise<Uploaded>;
  /** Where the village is, if that is known. */
  readCentre(): Promise<Lugar | null>;
  /** The records with these words that visitors have a page of; without words, what changed last. */
  findPages(words: string): Promise<FoundPage[]>;
  /** The public address of the record being edited, if it has one, by its key. */
  addressOf?(key: string): string;
  /** What is known of the photos of the record being edited. */
  fotos: Fotos;
  /** The PDFs it was stored with, and what is known of them. */
  ficheiros: Pdfs;
  /** The same of those that only a draft of it names. */
  drafted?: Pdfs;
};

/** A page of the site: `registo` names its record, whatever its address becomes. */
export type FoundPage = { title: string; about: string; address: string; registo: string };

export type Uploaded = { path: string; photo?: PhotoFacts; pdf?: PdfFacts };

/** An upload that did not work; the message can be shown as it is. */
export class UploadError extends Error {}

export const ServicesContext = createContext<Services | undefined>(undefined);

/** The services of the program around; inputs that need none never ask. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No services around this input');
  return services;
}
