/** How many days a deleted record can be restored. */
export const daysInBin = 30;
