import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { day, minute, second } from '../../language/durations.ts';
import { fileName } from '../../language/fileName.ts';
import { alone } from '../process/alone.ts';
import type { Disk } from './disk.ts';
import { widest } from './sizes.ts';
import { diskName, isStoredPath } from './storedPath.ts';

const year = 365 * day;

/**
 * The file at a path never changes, so browsers may keep it for good; a stand-in only for a moment. A web
 * server in front may show it alone as long as a page that shows it.
 */
const forGood = `public, max-age=${year / second}, immutable`;
const forAMoment = `public, max-age=${minute / second}`;

/** Who may have a file. */
export type FileAccess = {
  /** Until when it is for everyone, in milliseconds; 0 if it is not. */
  publicUntil(path: string): Promise<number>;
  /** Whether it is staff who ask; they may have every file. */
  isStaff(request: FastifyRequest): Promise<boolean>;
};

/** Answers `/f/…`, files and sizes of photos, to those who may have them; for all others it is a 404. */
export async function serveFiles(
  app: FastifyInstance,
  disk: Disk,
  { publicUntil, isStaff }: FileAccess,
): Promise<void> {
  await app.register(async (scope) => {
    const decorateReply = !scope.hasReplyDecorator('sendFile');
    await scope.register(fastifyStatic, { root: disk.folder, serve: false, decorateReply });

    scope.get<{ Params: { '*': string } }>('/f/*', async (request, reply) => {
      const requested = `/f/${request.params['*']}`;
      const { path, isSize } = pathOf(requested);
      if (!isStoredPath(path) || !(await disk.has(diskName(path)))) return reply.callNotFound();
      const ends = await publicUntil(path);
      const isForAll = ends > 0;
      if (!isForAll && !(await isStaff(request))) return reply.callNotFound();
      const isMade = !isSize || (await disk.has(diskName(requested)));

      reply.header('x-content-type-options', 'nosniff');
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      const browsers = isMade ? forGood : forAMoment;
      reply.header('cache-control', isForAll ? `${browsers}, ${alone(ends)}` : 'private, no-store');
      if (path.endsWith('.pdf')) {
        reply.header(
          'content-disposition',
          attachment(fileName(path), fileName(`/f/${diskName(path)}`)),
        );
      }
      return reply.sendFile(diskName(isMade ? requested : path), disk.folder, {
        dotfiles: 'deny',
        index: false,
        cacheControl: false,
      });
    });
  });
}

/** The header that gives a download its name, and a plain one for programs that know no other letters. */
function attachment(name: string, plain: string): string {
  const both = `attachment; filename="${plain}"`;
  if (name === plain) return both;
  const escaped = encodeURIComponent(name).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16)}`,
  );
  return `${both}; filename*=UTF-8''${escaped}`;
}

/** The file that an address is about, and whether it asks for one of its sizes. */
export function pathOf(requested: string): { path: string; isSize: boolean } {
  const size = /^(.+\.(?:jpg|png))\.([1-9]\d{0,3})\.(?:avif|webp)$/.exec(requested);
  const isSize = size !== null && Number(size[2]) <= widest;
  return { path: isSize ? (size[1] ?? '') : requested, isSize };
}
