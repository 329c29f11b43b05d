import type { FastifyReply, FastifyRequest } from 'fastify';
import { atTheDesk, isAllowed } from '../../sections/abilities.ts';
import type { FileAccess } from '../files/serve.ts';
import { fileMarkOf, holderOfFileMark } from '../staff/sessions.ts';
import type { Context } from '../village/context.ts';

const name = 'ficheiros';

/** Browsers ask for pictures, links and pages without the token, so staff have a cookie too, for reading alone. */
function setCookie(reply: FastifyReply, siteUrl: string, value: string): void {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  reply.header('set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Strict${secure}`);
}

/** Lets the browser that has this token see every file, for as long as the session lives. */
export function openFilesTo(
  reply: FastifyReply,
  { siteUrl, deviceSecret }: Context['config'],
  token: string,
): void {
  setCookie(reply, siteUrl, fileMarkOf(deviceSecret, token));
}

/** Deletes the cookie. */
export function closeFiles(reply: FastifyReply, { siteUrl }: Context['config']): void {
  setCookie(reply, siteUrl, '; Max-Age=0');
}

function markIn({ headers: { cookie = '' } }: FastifyRequest): string {
  const cookieText = cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return cookieText?.slice(name.length + 1) ?? '';
}

/** Everyone may read files that a public record names; staff at a desk may read all of them. */
export function fileAccess({ publicFiles, store, config, now }: Context): FileAccess {
  return {
    publicUntil: publicFiles.until,
    async isStaff(request) {
      const mark = markIn(request);
      if (mark === '') return false;
      const holder = await holderOfFileMark(store, config.deviceSecret, mark, now());
      if (!holder || holder.mudarPassword || holder.faltaFator) return false;
      return isAllowed(holder, atTheDesk);
    },
  };
}
