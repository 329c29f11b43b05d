import { BookingScreen, readBooking } from './BookingScreen.tsx';
import { beforeEventSave } from './beforeEventSave.tsx';
import { EventBookings } from './EventBookings.tsx';
import { EventDeleteNotice } from './EventDeleteNotice.tsx';
import type { Panel } from './panel.ts';

/** The panels by the name of their section. */
export const panels: Record<string, Panel | undefined> = {
  eventos: {
    open: 'Gerir Inscrições',
    close: 'Detalhes Evento',
    Component: EventBookings,
    screens: [{ path: ':inscricao', load: readBooking, Component: BookingScreen }],
    beforeSave: beforeEventSave,
    DeleteNotice: EventDeleteNotice,
  },
};
