import type { PGlite } from '@electric-sql/pglite';

/** The tables whose rows only migrations write: the communes are too many for supabase/schemas. */
const writtenByMigrations = ['public.places'];

interface Table {
  readonly name: string;
  readonly key: readonly string[];
  /** The columns without those that each database fills differently: random ids, the current time. */
  readonly columns: readonly string[];
}

type Row = Record<string, unknown>;

/** Lists the statements that give one database the initial rows of another. */
export async function diffRows(from: PGlite, to: PGlite): Promise<string[]> {
  const before = new Map((await listTables(from)).map((table) => [table.name, table]));
  const statements: string[] = [];
  for (const table of await listTables(to)) {
    const previous = before.get(table.name);
    statements.push(...diffTable(table, previous ? await readRows(from, previous) : [], await readRows(to, table)));
  }
  return statements;
}

function diffTable({ name, key, columns }: Table, before: readonly Row[], after: readonly Row[]): string[] {
  const keyOf = (row: Row) => JSON.stringify(key.map((column) => row[column]));
  const old = new Map(before.map((row) => [keyOf(row), row]));
  const current = new Set(after.map(keyOf));
  const removed = before.filter((row) => !current.has(keyOf(row)));
  const added = after.filter((row) => !old.has(keyOf(row)));
  const changed = after.filter(
    (row) => old.has(keyOf(row)) && JSON.stringify(old.get(keyOf(row))) !== JSON.stringify(row),
  );
  const list = columns.join(', ');
  const rowsOf = (rows: readonly Row[]) => `jsonb_populate_recordset(null::${name}, ${quote(rows)})`;
  const isSame = key.map((column) => `t.${column} = r.${column}`).join(' and ');
  return [
    ...(removed.length ? [`delete from ${name} t using ${rowsOf(removed)} as r where ${isSame}`] : []),
    ...(added.length ? [`insert into ${name} (${list})\nselect ${list} from ${rowsOf(added)}`] : []),
    ...(changed.length
      ? [
          `update ${name} t set (${list}) = row (${columns.map((column) => `r.${column}`).join(', ')})\nfrom ${rowsOf(changed)} as r where ${isSame}`,
        ]
      : []),
  ];
}

/** Quotes rows as JSON, one row per line. */
function quote(rows: readonly Row[]): string {
  const json = `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]`;
  return `'${json.replaceAll("'", "''")}'`;
}

async function listTables(database: PGlite): Promise<Table[]> {
  const { rows } = await database.query<Table>(`
    select n.nspname || '.' || c.relname as name, (
      select json_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum = any (k.conkey)
    ) as key, (
      select json_agg(quote_ident(a.attname) order by a.attname) from pg_attribute a
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and coalesce(pg_get_expr(d.adbin, d.adrelid), '') !~ 'random|now\\(|clock_timestamp'
    ) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relkind = 'r' and (n.nspname in ('public', 'private') or n.nspname || '.' || c.relname = 'storage.buckets')
    order by 1`);
  return rows.filter(({ name }) => !writtenByMigrations.includes(name));
}

async function readRows(database: PGlite, { name, key, columns }: Table): Promise<Row[]> {
  const { rows } = await database.query<{ row: Row }>(
    `select to_jsonb(r) as row from (select ${columns.join(', ')} from ${name} order by ${key.join(', ')}) as r`,
  );
  return rows.map(({ row }) => row);
}
