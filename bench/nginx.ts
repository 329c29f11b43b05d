import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOn } from './cores.ts';
import { type Answering, firstAnswer } from './village.ts';

/** Starts an nginx with one worker in a folder; one of `servers` must answer at this port. */
export async function startNginx(
  folder: string,
  port: number,
  servers: string,
): Promise<Answering> {
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // A worker of another account could not read the bench's files.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    `${user} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log /dev/null;
events { worker_connections 1024; }
http { access_log off; open_file_cache max=100; sendfile on; tcp_nopush on; keepalive_requests 100000000; ${temporary.join(' ')}
${servers} }`,
  );
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = startOn('answering', ['nginx', '-c', file, '-e', '/dev/null']);
  return { url, child, startedIn: await firstAnswer(url, child, begun) };
}
