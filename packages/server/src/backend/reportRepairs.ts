import type { App } from '@supabase/lite';

interface Repair {
  readonly relation: string;
  readonly column_name: string;
  readonly reason: string;
  readonly repaired_rows: number;
}

/** Logs once which values the migrations changed: a line for each column. */
export async function reportRepairs({ connection }: App): Promise<void> {
  const answer = await connection.exec(`
    with reported as (
      update private.repairs set is_reported = true where not is_reported returning relation, column_name, reason
    )
    select relation, column_name, reason, count(*)::integer as repaired_rows from reported group by 1, 2, 3 order by 1, 2
  `);
  for (const { relation, column_name, reason, repaired_rows } of (answer?.rows ?? []) as Repair[])
    process.stderr.write(
      `Repaired ${relation}.${column_name}, rows: ${repaired_rows}. It needs ${reason}; the table private.repairs lists the changes.\n`,
    );
}
