import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { App } from '@supabase/lite';
import type { ProviderAccount } from '../settings/readProviders.ts';
import type { SmtpAccount } from '../settings/SmtpAccount.ts';
import { toDatabaseError, toStartError } from '../startup/StartError.ts';
import type { Attempts } from './auth/Attempts.ts';
import type { CaptchaAccount } from './auth/createCaptchaCheck.ts';
import { createMemoryAttempts } from './auth/createMemoryAttempts.ts';
import { createSharedAttempts } from './auth/createSharedAttempts.ts';
import { hashInThread } from './auth/hashInThread.ts';
import { readAttemptLimits } from './auth/readAttemptLimits.ts';
import { assertUsable } from './data/assertUsable.ts';
import type { ChangeFeed } from './data/createChangeFeed.ts';
import { type DataPaths, dataPathsOf } from './data/dataFolder.ts';
import { lockFolder } from './data/lockFolder.ts';
import { type OpenDatabase, openDatabase } from './data/openDatabase.ts';
import { openPictureStorage, type PictureStorage } from './data/openPictureStorage.ts';
import { findSigningSecret, newSigningSecret, readSigningSecret } from './data/readSigningSecret.ts';
import type { Regulars } from './edge/createRegulars.ts';
import { hardenRequests } from './hardenRequests.ts';
import { captureLinks } from './mails/captureLinks.ts';
import { createSmtpDelivery } from './mails/createSmtpDelivery.ts';
import { type Mail, Mailbox } from './mails/Mailbox.ts';
import { createPartnerCounts, type PartnerCounts } from './partners/createPartnerCounts.ts';
import { openServer, type ReplicaSettings } from './postgres/openServer.ts';
import { publishableKey } from './publishableKey.ts';
import { type HostFigures, readFigures } from './readFigures.ts';
import { reportRepairs } from './reportRepairs.ts';
import { scheduleTasks } from './scheduleTasks.ts';
import { buildDatabase } from './schemas/buildDatabase.ts';
import { listMigrations } from './schemas/listMigrations.ts';
import { readSchemas } from './schemas/readSchemas.ts';

export interface BackendOptions {
  /** The folder of the repository, which contains `supabase/`. It must be the working directory. */
  root: string;
  /** The URL of the app: links in mails begin with it. */
  siteUrl: string;
  /** The path of the data: absolute, or relative to `root`. */
  dataFolder?: string | undefined;
  /** A PostgreSQL server instead of the database of the data folder, which still stores pictures. Servers may share both. */
  databaseUrl?: string | undefined;
  /** Servers that replicate the server of `databaseUrl`, and answer reads. */
  replicas?: ReplicaSettings | undefined;
  /** `s3://…`: S3-compatible storage for pictures instead of the data folder. Needs a PostgreSQL server. */
  storageUrl?: string | undefined;
  /** Signs sessions. If undefined, a secret is created once, and stored in the PostgreSQL database or in the data folder. */
  signingSecret?: string | undefined;
  /** The version of the app, in addition to its migrations: servers that share a database compare it. */
  version?: string | undefined;
  /**
   * Whether a new database gets events and the demo account, whose password is public.
   *
   * @default true
   */
  isSeeded?: boolean | undefined;
  /** Sends mails; without it the mailbox stores them. */
  smtp?: SmtpAccount | undefined;
  /** Verifies the captcha of the sign-in page; without it none is required. */
  captcha?: CaptchaAccount | undefined;
  /** Counts wrong passwords and codes. @default in memory, or in the PostgreSQL database */
  attempts?: Attempts | undefined;
  /** The networks that have read the site a short time ago, which go before newcomers. @default none */
  regulars?: Pick<Regulars, 'knows'> | undefined;
  /** The OpenID Connect providers that users may sign in with, in the order of their buttons. */
  providers?: readonly ProviderAccount[] | undefined;
  /**
   * Rounds of the hash of a password, as a power of two. Tests use few, because their passwords protect no data.
   *
   * @default 10
   */
  passwordRounds?: number | undefined;
}

/** A complete Supabase in this process: PostgREST, GoTrue and Storage on a PGlite in a thread, or on a PostgreSQL server. */
export interface Backend {
  app: App;
  url: string;
  publishableKey: string;
  /** Gives access to every table. Changes at each start, and is never sent to a browser. */
  secretKey: string;
  mailbox: Mailbox;
  /** Announces which events have changed, on this server or on another one. */
  changes: ChangeFeed;
  /** Counts for partners, by the names on their widgets. */
  partners: PartnerCounts;
  /** Reads the figures for monitoring. @throws Error while the database does not answer. */
  readFigures(): Promise<HostFigures>;
  /** Applies edits of `supabase/`, between the requests. @returns The names of the changed objects. @throws Error of PostgreSQL. */
  rebuild(): Promise<readonly string[]>;
  /** Answers a request to `/auth/v1`, `/rest/v1` or `/storage/v1`; anything else is 404. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Starts the embedded backend: opens the data, applies pending migrations, seeds a new database.
 *
 * @throws Error when `root` is not the working directory.
 * @throws StartError, one line with what to do, when the data cannot be opened.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { root, siteUrl, dataFolder, databaseUrl, storageUrl, smtp, captcha, providers, passwordRounds } = options;
  hashInThread(passwordRounds);
  const mailbox = new Mailbox();
  assertProjectRoot(root);
  const paths = dataPathsOf(root, dataFolder);
  await assertUsable(paths);
  const release = await takeFolder(paths.folder, Boolean(databaseUrl));
  let opened: OpenDatabase | undefined;
  let pictures: PictureStorage | undefined;
  try {
    pictures = await openPictureStorage(storageUrl, { paths, databaseUrl });
    const secretKey = `sb_secret_${randomBytes(24).toString('base64url')}`;
    // config.toml reads these variables: the same file configures this backend and a hosted project.
    Object.assign(process.env, {
      DO_NOT_TRACK: '1',
      EXPERIMENTAL_STORAGE: '1',
      EMBEDDED_SITE_URL: siteUrl,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
      SUPABASE_SECRET_KEY: secretKey,
    });
    opened = await open(paths, pictures.id, options);
    const { app, queue, signingSecret, changes, isLeader, replication, readReplicaFigures, close } = opened;
    await queue.run('write', () => reportRepairs(app));
    const limits = await queue.run('read', () => readAttemptLimits(app));
    const deliver = smtp ? await createSmtpDelivery(smtp) : async (mail: Mail) => mailbox.keep(mail);
    captureLinks(app.drivers.email);
    if (app._storageAdapter) pictures.keepPicturesOf(app._storageAdapter);
    const stopTasks = await scheduleTasks({ app, queue, deliver, siteUrl, isLeader });
    const partners = createPartnerCounts({ connection: app.connection, queue });

    return {
      app,
      url: siteUrl,
      publishableKey,
      secretKey,
      mailbox,
      changes,
      partners,
      readFigures: () => readFigures({ app, queue, isLeader, readReplicaFigures }),
      rebuild: async () => (await queue.run('write', () => buildDatabase(app.connection, root))).changed,
      fetch: hardenRequests(app, {
        siteUrl,
        queue,
        changes,
        regulars: options.regulars,
        attempts: options.attempts ?? (databaseUrl ? createSharedAttempts(app) : createMemoryAttempts(limits)),
        deliver,
        replication,
        captcha,
        providers,
        signingSecret,
        keys: [publishableKey, secretKey],
      }),
      close: async () => {
        stopTasks();
        await partners.close();
        await close();
        pictures?.close();
        await rm(paths.serverFile, { force: true });
        await release();
      },
    };
  } catch (error) {
    await opened?.close();
    pictures?.close();
    await release();
    throw databaseUrl || !isFromDatabase(error)
      ? toStartError(error, paths.folder)
      : toDatabaseError(error, paths.folder);
  }
}

async function open(
  paths: DataPaths,
  storage: string,
  { root, databaseUrl, replicas, isSeeded = true, signingSecret, version = '' }: BackendOptions,
): Promise<OpenDatabase> {
  if (databaseUrl) {
    const migrations = listMigrations(root).map(({ version }) => version);
    return openServer(root, {
      databaseUrl,
      replicas,
      isSeeded,
      signingSecret,
      // Keeps the sessions of a site that had one server before.
      firstSecret: (await findSigningSecret(paths.signingSecret)) ?? newSigningSecret(),
      version: `${migrations} ${readSchemas(root).hash} ${version}`,
      storage,
    });
  }
  const secret = signingSecret ?? (await readSigningSecret(paths.signingSecret));
  return openDatabase(root, paths, { isSeeded, signingSecret: secret }).catch((error) => {
    throw toDatabaseError(error, paths.folder);
  });
}

/** Locks the data folder, and denies other users of the machine access. Servers may share the pictures, but not the database. */
async function takeFolder(folder: string, isShared: boolean): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await chmod(folder, 0o700);
    return isShared ? async () => {} : await lockFolder(folder);
  } catch (error) {
    throw toStartError(error, folder);
  }
}

/** Whether PostgreSQL reports damage: an internal error, a missing file, or an invalid configuration. */
function isFromDatabase(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(XX|58|F0)[0-9A-Z]{3}$/.test(String(error.code));
}

function assertProjectRoot(root: string): void {
  if (resolve(root) !== process.cwd() || !existsSync(resolve(root, 'supabase/config.toml'))) {
    throw new Error(
      `The embedded backend reads supabase/config.toml from the working directory, which is ${process.cwd()}. Run the command from the root of the repository.`,
    );
  }
}
