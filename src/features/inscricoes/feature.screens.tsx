import type { ScreenFeature } from '../../backoffice/feature.ts';
import { BookingScreen, readBooking } from './Booking.screen.tsx';
import { beforeEventSave } from './beforeEventSave.screen.tsx';
import { CancelEvent, CancelledNotice } from './CancelEvent.screen.tsx';
import { DoorScreen, readDoor } from './Door.screen.tsx';
import { DoorsScreen, readDoors } from './Doors.screen.tsx';
import { EventBookings } from './EventBookings.screen.tsx';
import { EventDeleteNotice } from './EventDeleteNotice.screen.tsx';
import { EveryBooking, readEvery } from './EveryBooking.screen.tsx';

export const screens: ScreenFeature = {
  routes: [
    { path: 'inscricoes', loader: readEvery, element: <EveryBooking /> },
    { path: 'porta', loader: readDoors, element: <DoorsScreen /> },
  ],
  panels: {
    eventos: {
      instead: {
        open: 'Gerir Inscrições',
        close: 'Detalhes Evento',
        Component: EventBookings,
        needs: 'GET /api/noticiasEventos/backoffice/:identifier',
      },
      screens: [
        { path: 'entrada', load: readDoor, Component: DoorScreen },
        { path: ':inscricao', load: readBooking, Component: BookingScreen },
      ],
      ItemActions: CancelEvent,
      ItemNotice: CancelledNotice,
      beforeSave: beforeEventSave,
      DeleteNotice: EventDeleteNotice,
      restoreNotice: 'Quem se inscreveu não é avisado do que muda com isto.',
    },
  },
};
