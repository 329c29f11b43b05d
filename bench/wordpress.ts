import { type ChildProcess, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { everyCollection } from '../src/sections/all.ts';
import { missing, startOn, stop } from './cores.ts';
import { apiKey } from './village.ts';

const packaged = '/usr/share/wordpress';
const theme = 'twentytwentythree';
const isRoot = process.getuid?.() === 0;

/** Debian adds the version to the program's name. */
const fpm = readdirSync('/usr/sbin').find((name) => /^php-fpm[\d.]+$/.test(name)) ?? 'php-fpm';

/** The programs and packages of Debian that are not installed. */
export function missingForWordpress(): string[] {
  const programs = missing(['mariadbd', 'mariadb-install-db', 'php', fpm]);
  const isThere = existsSync(join(packaged, 'wp-content/themes', theme));
  return isThere ? programs : [...programs, 'wordpress'];
}

type Shown = { title?: string; name?: string; description?: string; mainPhoto?: string };

const written = ({ title, name, description = '', mainPhoto }: Shown) => ({
  title: title ?? name ?? '',
  html: `${mainPhoto ? `<!-- wp:image --><figure class="wp-block-image"><img src="${mainPhoto}" alt="" loading="lazy"/></figure><!-- /wp:image -->\n` : ''}<!-- wp:html -->${description.slice(0, 250)}<!-- /wp:html -->`,
});

/** The texts and pictures of a village: some records of each section on one page, and its news as posts. */
async function contentOf(url: string) {
  const sections: { heading: string; posts: { title: string; html: string }[] }[] = [];
  for (const { name, many } of everyCollection) {
    const answer = await fetch(`${url}/api/${name}?limit=6&offset=0`, {
      headers: { apikey: apiKey },
    });
    const { [many]: records = [] } = (await answer.json()) as Record<string, Shown[]>;
    sections.push({ heading: name, posts: records.slice(0, 6).map(written) });
  }
  const html = sections.flatMap(({ heading, posts }) => [
    `<!-- wp:heading --><h2>${heading}</h2><!-- /wp:heading -->`,
    ...posts.map(
      (post) =>
        `<!-- wp:heading {"level":3} --><h3>${post.title}</h3><!-- /wp:heading -->\n${post.html}`,
    ),
  ]);
  const posts = sections.find(({ heading }) => heading === 'noticiasEventos')?.posts ?? [];
  return {
    title: 'Souto da Urze',
    posts,
    front: { title: 'Souto da Urze', html: html.join('\n') },
  };
}

const configuration = (folder: string, url: string) => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${folder}/mariadb.sock'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
foreach (['AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT'] as $name) define($name, $name);
$table_prefix = 'wp_';
require ABSPATH . 'wp-settings.php';
`;

const pool = (folder: string) => `[global]
error_log = ${folder}/fpm.log
daemonize = no
[www]
${isRoot ? 'user = root\ngroup = root' : ''}
listen = ${folder}/fpm.sock
listen.mode = 0666
pm = static
pm.max_children = 4
php_admin_flag[zlib.output_compression] = on
`;

/** Pages are cached as PHP sent them, compressed, which is cheapest for nginx. `?fresh=1` skips the cache. */
export const wordpressServer = (folder: string, port: number) => `
fastcgi_cache_path ${folder}/cache levels=1:2 keys_zone=pages:10m inactive=1h use_temp_path=off;
server {
  listen 127.0.0.1:${port};
  root ${folder}/site;
  index index.php;
  location / { try_files $uri $uri/ /index.php$is_args$args; }
  location ~ \\.php$ {
    include /etc/nginx/fastcgi_params;
    # Debian's has it without the port.
    fastcgi_param HTTP_HOST $http_host;
    fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
    fastcgi_pass unix:${folder}/fpm.sock;
    fastcgi_cache pages;
    fastcgi_cache_key "$scheme$request_method$host$request_uri $http_accept_encoding";
    fastcgi_cache_valid 200 10m;
    fastcgi_cache_lock on;
    fastcgi_cache_use_stale updating error timeout;
    fastcgi_cache_bypass $arg_fresh;
    fastcgi_no_cache $arg_fresh;
    add_header X-Cache $upstream_cache_status;
  }
}`;

async function waitFor(file: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    if (existsSync(file)) return;
    await pause(100);
  }
  throw new Error(`${file} did not appear`);
}

/** Debian's WordPress in a folder, with its own database and PHP and a village's content, for this address. */
export async function startWordpress(folder: string, url: string, village: string) {
  const site = join(folder, 'site');
  cpSync(packaged, site, { recursive: true, dereference: true });
  mkdirSync(join(site, 'wp-content/uploads'), { recursive: true });
  writeFileSync(join(site, 'wp-config.php'), configuration(folder, url));
  writeFileSync(join(folder, 'fpm.conf'), pool(folder));
  writeFileSync(join(folder, 'init.sql'), 'create database if not exists wordpress;\n');
  const data = ['--no-defaults', `--datadir=${folder}/mariadb`, ...(isRoot ? ['--user=root'] : [])];
  const started: ChildProcess[] = [];
  const stopAll = async () => {
    for (const child of started.toReversed()) await stop(child);
  };
  try {
    execFileSync(
      'mariadb-install-db',
      [...data, '--auth-root-authentication-method=normal', '--skip-test-db'],
      { stdio: 'ignore' },
    );
    const database = startOn('answering', [
      'mariadbd',
      ...data,
      `--socket=${folder}/mariadb.sock`,
      `--pid-file=${folder}/mariadb.pid`,
      `--init-file=${folder}/init.sql`,
      '--skip-networking',
      '--open-files-limit=1024',
      `--log-error=${folder}/mariadb.log`,
    ]);
    started.push(database);
    await waitFor(`${folder}/mariadb.sock`, database);
    const install = join(import.meta.dirname, 'installWordpress.php');
    execFileSync('php', [install, site, url], {
      input: JSON.stringify(await contentOf(village)),
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const php = startOn('answering', [
      fpm,
      '-F',
      '-y',
      join(folder, 'fpm.conf'),
      ...(isRoot ? ['-R'] : []),
    ]);
    started.push(php);
    await waitFor(`${folder}/fpm.sock`, php);
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}
