import type { HostileClient, Outcome } from './HostileClient.ts';

const rpc = '/rest/v1/rpc/explore_events';

/** Requests pages with cursors of up to a megabyte, and with offsets and limits beyond the size of every table. */
export function sendHugeCursors({ send, count }: HostileClient): Promise<Outcome> {
  const requests = [
    { path: `${rpc}?sort=date&cursor=${toCursor(8_000)}` },
    { path: rpc, method: 'POST', body: JSON.stringify({ sort: 'date', cursor: toCursor(700_000) }) },
    { path: '/rest/v1/events?select=id&offset=9007199254740991&limit=9007199254740991' },
    { path: `${rpc}?sort=date&page_size=2147483647` },
  ];
  return send(requests[count % requests.length] ?? { path: rpc });
}

/** Builds an oversized cursor in the format of the database. @param size Bytes before encoding. */
function toCursor(size: number): string {
  const keys = Array.from({ length: Math.round(size / 4) }, () => 123).join();
  return Buffer.from(`{"keys":[${keys}],"moment":"2026-01-01T00:00:00Z","check":""}`).toString('base64url');
}
