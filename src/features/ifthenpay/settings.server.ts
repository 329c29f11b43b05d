import { z } from 'zod';
import { type Config, key, origin, readSettings } from '../../server/process/config.ts';

/** ifthenpay's own address, used when IFTHENPAY_URL is unset; any other address is a simulation. */
export const defaultIfthenpayUrl = 'https://api.ifthenpay.com';

export const settings = z.object({
  /** Absent: that means of payment is not offered; Multibanco needs the third key too. */
  IFTHENPAY_MBWAY_KEY: key(),
  IFTHENPAY_MB_KEY: key(),
  IFTHENPAY_BACKOFFICE_KEY: key(),
  /** The key that ifthenpay's callback must carry. */
  IFTHENPAY_CALLBACK_KEY: key(),
  IFTHENPAY_URL: origin(defaultIfthenpayUrl).default(defaultIfthenpayUrl),
});

export const settingsIn = ({ given }: Config) => readSettings(settings, given);
