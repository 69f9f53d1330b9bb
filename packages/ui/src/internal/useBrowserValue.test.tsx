import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DateField } from '../components/DateField/DateField';
import { TimeField } from '../components/TimeField/TimeField';
import { show } from '../conformance/describeConformance';

it.each([
  ['date', DateField, '0231', '2026-12-10'],
  ['time', TimeField, '11', '20:00'],
] as const)(
  'a %s that the browser cannot read is reported as unreadable, and can be cleared by the page',
  async (_, Field, half, value) => {
    const values: string[] = [];
    function Form() {
      const [typed, setTyped] = useState('');
      values.push(typed);
      return (
        <>
          <Field label="Quand" name="when" value={typed} onValueChange={setTyped} />
          <button type="button" onClick={() => setTyped('')}>
            Effacer
          </button>
          <button type="button" onClick={() => setTyped(value)}>
            Remplir
          </button>
        </>
      );
    }
    show(<Form />);
    const field = document.querySelector('input') as HTMLInputElement;
    const [clear, fill] = document.querySelectorAll('button');
    await act(() => userEvent.click(field));
    await act(() => userEvent.keyboard(half));
    expect(field.validity.badInput).toBe(true);
    expect(values.at(-1)).toBe('unreadable');

    await act(() => userEvent.click(clear as HTMLElement));
    expect(values.at(-1)).toBe('');
    expect(field.validity.badInput).toBe(false);

    await act(() => userEvent.click(fill as HTMLElement));
    expect(field.value).toBe(value);
    await act(() => userEvent.click(field));
    await act(() => userEvent.keyboard('{Delete}'));
    expect(values.at(-1)).toBe('unreadable');
  },
);
