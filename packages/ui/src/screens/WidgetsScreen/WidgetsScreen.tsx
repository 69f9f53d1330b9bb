import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import { Select } from '../../components/Select/Select';
import { TextField } from '../../components/TextField/TextField';
import { CodeBlock } from '../page/CodeBlock';
import { Features } from '../page/Features';
import { LinkList } from '../page/LinkList';
import { PageSection } from '../page/PageSection';
import { PublicPage } from '../page/PublicPage';
import type { WidgetField, WidgetsContent } from './WidgetsContent';
import * as styles from './WidgetsScreen.css';

export interface WidgetsScreenProps {
  /** The texts of the page. */
  content: WidgetsContent;
  /** The chosen value of `content.form.elements`. */
  element: string;
  /** Called with the element that the user chooses. */
  onElementChange: (element: string) => void;
  /** The attributes of that element. */
  fields: readonly WidgetField[];
  /** The values of the attributes by name. An attribute that is left out has none. */
  values: Readonly<Record<string, string>>;
  /** Called with the name and the new value of an attribute. */
  onValueChange: (name: string, value: string) => void;
  /** The widget with these values. */
  preview: ReactNode;
  /** The code to paste into a page. */
  snippet: string;
  /** The sources that the Content-Security-Policy of the page must allow. */
  policy: string;
  /** Called when the code is copied. */
  onCopy: () => void;
  /** The result of copying the code, until a value changes. */
  copied: 'done' | 'refused' | null;
}

/** A page to try the widgets for partner sites. Renders the content of the page's `<main>`. */
export function WidgetsScreen({ content, ...playground }: WidgetsScreenProps) {
  const { features, next } = content;
  return (
    <PublicPage opening={content}>
      <Playground content={content} {...playground} />
      <Features title={features.title} items={features.items} />
      <PageSection title={next.title}>
        <LinkList links={next.links} />
      </PageSection>
    </PublicPage>
  );
}

function Playground({
  content,
  element,
  onElementChange,
  preview,
  snippet,
  policy,
  onCopy,
  copied,
  ...fields
}: WidgetsScreenProps) {
  const { form, preview: previewTexts, snippet: snippetTexts } = content;
  return (
    <div className={styles.playground}>
      <PageSection title={form.title} text={form.text}>
        <form className={styles.form} aria-label={form.title} onSubmit={(event) => event.preventDefault()}>
          <RadioGroup
            label={form.element}
            name="element"
            options={form.elements}
            value={element}
            onValueChange={onElementChange}
          />
          <AttributeFields usual={form.usual} {...fields} />
        </form>
      </PageSection>
      <div className={styles.result}>
        <PageSection title={previewTexts.title} text={previewTexts.text}>
          <div className={styles.preview}>{preview}</div>
        </PageSection>
        <PageSection title={snippetTexts.title} text={snippetTexts.text}>
          <CodeBlock label={snippetTexts.label} code={snippet} />
          <div className={styles.copy}>
            <Button onPress={onCopy}>{snippetTexts.copy}</Button>
            <div role="status">
              {copied === 'done' && snippetTexts.copied}
              {copied === 'refused' && snippetTexts.refused}
            </div>
          </div>
          <p className={styles.policy}>{snippetTexts.policy.text}</p>
          <CodeBlock label={snippetTexts.policy.label} code={policy} />
        </PageSection>
      </div>
    </div>
  );
}

interface AttributeFieldsProps extends Pick<WidgetsScreenProps, 'fields' | 'values' | 'onValueChange'> {
  usual: string;
}

function AttributeFields({ fields, values, onValueChange, usual }: AttributeFieldsProps) {
  return fields.map(({ name, label, hint, options }) => {
    const field = { label, note: name, hint, name, value: values[name] ?? '' };
    const change = (value: string) => onValueChange(name, value);
    if (options) return <Select key={name} {...field} options={options} placeholder={usual} onValueChange={change} />;
    return <TextField key={name} {...field} autoComplete="off" onValueChange={change} />;
  });
}
