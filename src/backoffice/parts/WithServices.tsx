import { type ReactNode, useMemo, useState } from 'react';
import { isRefused, type Refused, reasonOf } from '../../calls/ask.ts';
import type { Pdfs } from '../../fields/pdfFacts.ts';
import type { Fotos } from '../../fields/photo.ts';
import {
  type FoundPage,
  type Services,
  ServicesContext,
  UploadError,
  type Uploaded,
} from '../../fields/view.ts';
import type { Corte, Foco } from '../../language/focus.ts';
import { centreOf } from '../../language/lugar.ts';
import { call, upload } from '../client.ts';

const noPdfs: Pdfs = {};
const nothingKnown = { fotos: {}, drafted: noPdfs };

/** What is known of a record's PDFs, if it can have some. */
export function pdfsIn(record: Readonly<Record<string, unknown>> | undefined): Pdfs {
  return (record?.ficheiros as Pdfs | undefined) ?? noPdfs;
}

async function readCentre() {
  const answer = await call('GET /api/definicoes');
  return isRefused(answer) ? null : centreOf(answer.definicoes);
}

async function findPages(words: string): Promise<FoundPage[]> {
  const answer = await call('GET /api/procura', { query: { q: words } });
  if (isRefused(answer)) return [];
  return answer.resultados.flatMap(({ titulo, onde, pormenor, pagina }) => {
    if (!pagina) return [];
    const about = [onde, pormenor].filter(Boolean).join(' · ');
    return [{ title: titulo, about, address: pagina.endereco, registo: pagina.registo }];
  });
}

/** The answer of a call; a refusal is thrown, to be shown as it is. */
function accepted<Answer>(answer: Answer | Refused): Answer {
  if (isRefused(answer)) throw new UploadError(reasonOf(answer));
  return answer;
}

/** What the inputs ask of the program; `learn` hears what it answers about files. */
function servicesFor(known: Fotos, learn: (uploaded: Uploaded) => void) {
  return {
    async upload(...file: Parameters<Services['upload']>) {
      const uploaded = await upload(...file);
      learn(uploaded);
      return uploaded;
    },
    async describePhoto(path: string, alt: string) {
      accepted(await call('PUT /api/file', { body: { path, alt } }));
      const photo = known[path];
      if (photo) learn({ path, photo: { ...photo, alt } });
    },
    async focusPhoto(path: string, foco: Foco) {
      learn({ path, ...accepted(await call('PUT /api/file/foco', { body: { path, foco } })) });
    },
    async readCut(path: string) {
      return accepted(await call('GET /api/file/recorte', { query: { path } }));
    },
    async recutPhoto(path: string, corte: Corte, voltas: number) {
      const body = { path, corte, voltas };
      const { file, photo } = accepted(await call('POST /api/file/recorte', { body }));
      learn({ path: file, ...(photo && { photo }) });
      return file;
    },
    readCentre,
    findPages,
  };
}

type Props = {
  fotos: Fotos;
  ficheiros?: Pdfs;
  drafted?: Pdfs | undefined;
  children: ReactNode;
};

/** Gives the services to all inputs and cells inside. */
export function WithServices({ fotos, ficheiros = noPdfs, drafted = noPdfs, children }: Props) {
  const [learned, setLearned] = useState<{ fotos: Fotos; drafted: Pdfs }>(nothingKnown);
  const services = useMemo(() => {
    const known = { ...fotos, ...learned.fotos };
    const learn = ({ path, photo, pdf }: Uploaded) =>
      setLearned((all) => ({
        fotos: { ...all.fotos, ...(photo && { [path]: photo }) },
        drafted: { ...all.drafted, ...(pdf && { [path]: pdf }) },
      }));
    return {
      ...servicesFor(known, learn),
      fotos: known,
      ficheiros,
      drafted: { ...drafted, ...learned.drafted },
    };
  }, [fotos, ficheiros, drafted, learned]);
  return <ServicesContext value={services}>{children}</ServicesContext>;
}
