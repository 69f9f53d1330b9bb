import type { WidgetContent } from '@lively/app/rendering';

/** Adds the name of a partner to the links to events, which the site then counts. */
export function namePartner(content: WidgetContent, partner: string): WidgetContent {
  const { link } = content;
  return {
    ...content,
    link: content.kind === 'event' ? { ...link, url: addPartner(link.url) } : link,
    events: content.events.map((event) => ({ ...event, url: addPartner(event.url) })),
  };

  function addPartner(address: string): string {
    const url = new URL(address);
    url.searchParams.set('partner', partner);
    return url.href;
  }
}
