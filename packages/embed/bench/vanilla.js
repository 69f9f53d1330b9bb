// The hand-written baseline of the benchmark: a shadow root, a fetch, three states, three languages.
const texts = {
  fr: { loading: 'Chargement…', empty: 'Aucun événement', failed: 'Erreur', retry: 'Réessayer' },
  en: { loading: 'Loading…', empty: 'No events', failed: 'Error', retry: 'Try again' },
  es: { loading: 'Cargando…', empty: 'No hay eventos', failed: 'Error', retry: 'Reintentar' },
};
const sheet = new CSSStyleSheet();
sheet.replaceSync(':host{display:block}ul{display:grid;gap:1em;padding:0;list-style:none}');

class VanillaEvents extends HTMLElement {
  connectedCallback() {
    this.words = texts[document.documentElement.lang] ?? texts.fr;
    this.root = this.attachShadow({ mode: 'open' });
    this.root.adoptedStyleSheets = [sheet];
    this.load();
  }

  async load() {
    this.root.replaceChildren(this.words.loading);
    try {
      const response = await fetch(this.getAttribute('source'));
      const events = await response.json();
      const list = document.createElement('ul');
      for (const event of events.slice(0, 6)) {
        const item = document.createElement('li');
        item.textContent = `${event.title} · ${event.location} · ${new Date(event.date).toLocaleDateString()}`;
        list.append(item);
      }
      this.root.replaceChildren(events.length ? list : this.words.empty);
    } catch {
      const retry = document.createElement('button');
      retry.textContent = this.words.retry;
      retry.onclick = () => this.load();
      this.root.replaceChildren(this.words.failed, retry);
    }
  }
}
customElements.define('vanilla-events', VanillaEvents);
