/** Explains an error of a PostgreSQL server and its remedy, as one line without the password. */
export function explainServerError(error: unknown, { host, username: user, pathname }: URL): string {
  const database = pathname.slice(1);
  const { code = '', message } = error as { code?: string; message: string };
  if (code === '3D000')
    return `The server has no database ${database}. Create it: createdb --encoding UTF8 --owner ${user} ${database}.`;
  if (/^28/.test(code))
    return `PostgreSQL lets the user ${user} not in (${code}: ${message}). Mend the user and the password of DATABASE_URL, or pg_hba.conf of the server.`;
  if (/^(E[A-Z]+|CONNECT_TIMEOUT|CONNECTION_)/.test(code))
    return `No PostgreSQL answers at ${host} (${code}). Start it (systemctl start postgresql), or mend DATABASE_URL.`;
  return `PostgreSQL at ${host} cannot be used: ${message.split('\n')[0]}. Look into its log.`;
}
