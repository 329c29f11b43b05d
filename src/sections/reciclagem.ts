/** For so many days a deleted record can be brought back. */
export const daysInBin = 30;
