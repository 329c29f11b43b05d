import type { Refused } from '../../calls/ask.ts';
import { call } from '../client.ts';
import type { bookingsCall, ReadBookings } from './bookingsInWords.ts';

type BookingsAddress = ReturnType<typeof bookingsCall>;

/** Reads an event that is there, with its bookings or a page of them. */
export function readBookings(
  address: BookingsAddress | `${BookingsAddress}?${string}`,
): Promise<ReadBookings | Refused> {
  return call('GET', address) as Promise<ReadBookings | Refused>;
}
