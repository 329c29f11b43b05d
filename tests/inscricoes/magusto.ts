/** An event that takes sign-ups; a test says what else matters to it. */
export const magusto = {
  type: 'EVENTO',
  title: 'Magusto',
  identifier: 'magusto',
  startDate: '2026-07-15',
  startTime: '10:00',
  permiteInscricao: true,
  price: 10,
  childPrice: 5,
  maxParticipants: 30,
  limitEnrollmentDate: '2026-07-10',
} as const;
