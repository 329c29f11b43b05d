import { type ReactNode, useMemo } from 'react';
import { isRefused, reasonOf } from '../../calls/ask.ts';
import type { Fotos } from '../../fields/photo.ts';
import { type Services, ServicesContext, UploadError } from '../../fields/view.ts';
import { call, upload } from '../client.ts';

/** What the inputs and cells ask of the program, for records with these photos. */
export function servicesFor(fotos: Fotos): Services {
  const file = async (method: 'PUT' | 'DELETE', body: Record<string, unknown>) => {
    const answer = await call(method, '/api/file', body);
    if (isRefused(answer)) throw new UploadError(reasonOf(answer));
  };
  return {
    fotos,
    upload,
    describePhoto: (path, alt) => file('PUT', { path, alt }),
    removeFile: (path) => file('DELETE', { path }),
  };
}

/** Gives the services to all inputs and cells inside. */
export function WithServices({ fotos, children }: { fotos: Fotos; children: ReactNode }) {
  const services = useMemo(() => servicesFor(fotos), [fotos]);
  return <ServicesContext value={services}>{children}</ServicesContext>;
}
