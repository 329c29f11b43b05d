import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** What only one section has: shown instead of a record's detail, at the press of a button. */
export type Panel = {
  /** The button that shows it. */
  open: string;
  /** The button that goes back to the detail. */
  close: string;
  Component: ComponentType<{ itemKey: string }>;
  /** Screens below a record, such as one of its bookings; `path` follows the record's. */
  screens: readonly { path: string; load: LoaderFunction; Component: ComponentType }[];
};
