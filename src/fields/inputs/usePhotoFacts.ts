import { useContext, useState } from 'react';
import type { Fotos } from '../photo.ts';
import { ServicesContext, type Uploaded } from '../view.ts';

/** What is known of photos: those of the record, and those that were sent since. */
export function usePhotoFacts() {
  const services = useContext(ServicesContext);
  const [sent, setSent] = useState<Fotos>({});
  return {
    facts: (path: string) => sent[path] ?? services?.fotos[path],
    remember({ path, photo }: Uploaded) {
      if (photo) setSent((all) => ({ ...all, [path]: photo }));
    },
  };
}

/** Whether an address is that of a photo kept by this site, which can be described. */
export function isUploaded(address: string): boolean {
  return address.startsWith('/f/');
}
