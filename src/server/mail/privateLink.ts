import { refusal } from '../../calls/refusal.ts';
import { messages } from '../../language/messages.ts';
import type { Config } from '../process/config.ts';

type Holder = { email: string };

/** Whether staff hand somebody the address of their private page: no letter can bring it. */
export function isHandedOver({ smtpUrl }: Pick<Config, 'smtpUrl'>, { email }: Holder): boolean {
  return email === '' || smtpUrl === undefined;
}

/** The address of a private page, for staff to hand over; refused if it goes by letter. */
export function handedOver(
  config: Pick<Config, 'smtpUrl' | 'siteUrl'>,
  holder: Holder,
  path: string,
): string {
  if (!isHandedOver(config, holder)) throw refusal(409, 'email', messages.linkByLetter);
  return config.siteUrl + path;
}
