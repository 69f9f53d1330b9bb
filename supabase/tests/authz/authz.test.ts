import { describe, expect, test, vi } from 'vitest';
import { type Actor, actors } from './actors.ts';
import { type Cells, cellName, functionCells, storageCells, tableCells } from './cells.ts';
import { forgedColumns } from './forgedColumns.ts';
import { functionCalls, hiddenFunctions } from './functionCalls.ts';
import { generateMalformedCalls } from './malformed.ts';
import { attempt, type Call, isUnchanged, listFunctions, listTables, send, useServer } from './server.ts';
import { smuggling } from './smuggling.ts';
import { refusedNames, refusedUploads, storageCalls, uploadAs } from './storageCalls.ts';
import { caseNames, coveredTables, tableCall, verbs } from './tableCalls.ts';

// The backend logs a line for each refusal.
vi.spyOn(console, 'error').mockImplementation(() => {});
useServer();

/** Creates a test for each cell, and one that checks for leftovers of the refusals. Returns the names of the cells. */
function testCells(cells: Cells, subject: string, calls: Readonly<Record<string, Call>>): string[] {
  const names: string[] = [];
  for (const [question, call] of Object.entries(calls)) {
    for (const actor of actors) {
      const name = cellName(subject, question, actor);
      names.push(name);
      test(`${name}: ${cells.get(name)}`, async () => {
        expect(await attempt(actor, call)).toBe(cells.get(name) ?? 'a cell that is not stated');
      });
    }
  }
  testNothingRemains();
  return names;
}

function testNothingRemains(): void {
  test('refusals and reads change no data', async () => {
    expect(await isUnchanged()).toBe(true);
  });
}

function testRefused(sentence: string, actor: Actor, call: Call): void {
  test(`${sentence}, by ${actor}: refused or invalid`, async () => {
    expect(['refused', 'invalid']).toContain(await attempt(actor, call));
  });
}

describe('tables', () => {
  const names = caseNames.flatMap((name) =>
    testCells(tableCells, name, Object.fromEntries(verbs.map((verb) => [verb, tableCall(name, verb)]))),
  );
  test('the cells of the tables are exactly the expected ones', () => {
    expect([...tableCells.keys()].sort()).toEqual([...names].sort());
  });
  test('every table of the API has its cells', async () => {
    expect(coveredTables).toEqual(await listTables());
  });
});

describe('pictures', () => {
  const names = testCells(storageCells, 'pictures', storageCalls);
  test('the cells of the pictures are exactly the expected ones', () => {
    expect([...storageCells.keys()].sort()).toEqual([...names].sort());
  });
  for (const name of refusedNames) testRefused(`the name ${name}`, 'owner', uploadAs(name));
  for (const [what, call] of Object.entries(refusedUploads)) testRefused(what, 'owner', call);
  testNothingRemains();
});

describe('functions', () => {
  const names = testCells(functionCells, 'function', functionCalls);
  test('the cells of the functions are exactly the expected ones', () => {
    expect([...functionCells.keys()].sort()).toEqual([...names].sort());
  });
  test('every function of the API has its cells', async () => {
    expect(Object.keys(functionCalls)).toEqual(await listFunctions());
  });
  for (const [name, call] of Object.entries(hiddenFunctions)) {
    for (const actor of actors) {
      test(`${name}, by ${actor}: refused`, async () => {
        expect(await attempt(actor, call)).toBe('refused');
      });
    }
  }
  testNothingRemains();
});

describe('columns that the database writes', () => {
  for (const [sentence, call] of forgedColumns) {
    for (const actor of ['visitor', 'owner', 'stranger'] as const) {
      test(`${sentence}, by ${actor}: refused`, async () => {
        expect(await attempt(actor, call)).toBe('refused');
      });
    }
  }
  testNothingRemains();
});

describe('attempts to bypass the rules', () => {
  for (const [sentence, actor, call, outcome] of smuggling) {
    test(`${sentence}, by ${actor}: ${outcome}`, async () => {
      expect(await attempt(actor, call)).toBe(outcome);
    });
  }
  testNothingRemains();

  test('a column that the query leaves out is not written', async () => {
    const body = { title: 'Bal', category: 'music', location: 'Nice', upvotes_count: 999 };
    const headers = { Prefer: 'return=representation' };
    const response = await send('stranger', {
      method: 'POST',
      path: '/rest/v1/events?columns=title,category,location',
      body,
      headers,
    });
    expect(await response.json()).toMatchObject([{ title: 'Bal', upvotes_count: 0 }]);
  });

  test('a form gives the same answer for a known and an unknown address', async () => {
    const answers: unknown[][] = [];
    for (const email of ['owner@example.org', 'nobody@example.org']) {
      for (const prefer of ['', 'count=exact', 'return=representation', 'return=headers-only']) {
        const response = await send('visitor', {
          method: 'POST',
          path: '/rest/v1/rpc/subscribe_to_newsletter',
          body: { email, language: 'fr' },
          headers: { Prefer: prefer, 'X-Forwarded-For': `192.0.2.${answers.length}` },
        });
        answers.push([prefer, response.status, [...response.headers], await response.text()]);
      }
    }
    expect(answers.slice(4)).toEqual(answers.slice(0, 4));
    for (const [, status] of answers) expect([200, 204]).toContain(status);
  });
});

describe('malformed requests', () => {
  test('six hundred malformed requests cause no error of the server', async () => {
    const calls = generateMalformedCalls(600);
    const faults: string[] = [];
    const statuses = new Set<number>();
    const shared = [Object, Object.prototype, Array.prototype, Function.prototype];
    const before = shared.map((object) => Reflect.ownKeys(object));
    for (const { actor, ...call } of calls) {
      const response = await send(actor, call);
      statuses.add(response.status);
      if (response.status >= 500) faults.push(`${actor} ${JSON.stringify(call)}: ${await response.text()}`);
    }
    expect(faults).toEqual([]);
    expect(shared.map((object) => Reflect.ownKeys(object))).toEqual(before);
    // Some requests pass the first checks.
    for (const status of [200, 400, 401, 404, 405, 406]) expect(statuses).toContain(status);
  });
});
