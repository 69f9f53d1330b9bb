import { Button, DateField } from '@lively/ui';
import './page.css';
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { samples } from './samples.js';

/** Renders every component, each in an element with its name, then a form and a button with classes of the page. */
export function show() {
  for (const { name, element } of samples) render(name, element);
  render('form', <Form />);
  render('classes', <Button className="page-button mt-4">Réserver</Button>);
  render('dark', <Button>Réserver</Button>, 'dark');
  render('system', <Button>Réserver</Button>, 'system');
}

function render(name: string, element: ReactElement, theme?: string) {
  const container = document.body.appendChild(document.createElement('div'));
  container.dataset.sample = name;
  if (theme) container.dataset.theme = theme;
  flushSync(() => createRoot(container).render(element));
}

function Form() {
  const { register, handleSubmit } = useForm({ defaultValues: { day: '2026-12-12' } });
  const [sent, setSent] = useState('');
  return (
    <form onSubmit={handleSubmit(({ day }) => setSent(day))}>
      <DateField label="Jour" {...register('day', { required: true })} />
      <button type="submit">Envoyer</button>
      <output>{sent}</output>
    </form>
  );
}
