/*
 * The inline script of the pages that other sites show in a frame. It tells the page around it its height, by our message and by
 * that of WordPress, whose secret is in the hash of the URL. WordPress forbids its frames to open pages: it opens them itself,
 * asked by a message, if they are on this site. It forbids them to send forms, too: the answer of the search is then a link.
 */

const { body } = document;

const secretOf = () => /\bsecret=(\w+)/.exec(location.hash)?.[1];

function tell(message: object): void {
  parent.postMessage(message, '*');
}

function tellHeight(): void {
  const height = Math.ceil(body.getBoundingClientRect().height);
  const secret = secretOf();
  tell({ type: 'lively-height', height });
  if (secret) tell({ message: 'height', value: height, secret });
}

/** Opens the page with the answer of a form, which needs no permission of the sandbox to send forms. Enter presses its button. */
function openAnswer(form: HTMLFormElement): void {
  const answer = new URL(form.action);
  for (const [name, value] of new FormData(form)) answer.searchParams.append(name, `${value}`);
  answer.hash = location.hash;
  location.assign(answer);
}

if (parent !== window) {
  // WordPress hides the frame until it has a height, and the browser observes no size in a hidden frame.
  tellHeight();
  addEventListener('load', tellHeight);
  new ResizeObserver(tellHeight).observe(body);
  // WordPress asks again once its own script runs, and may set the secret only then.
  addEventListener('message', ({ source, data }) => {
    if (source === parent && data?.message === 'ready') tellHeight();
  });
  addEventListener('click', (event) => {
    const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (target instanceof HTMLButtonElement && target.form) {
      event.preventDefault();
      openAnswer(target.form);
    }
    const link = (target as Element).closest('a');
    const secret = secretOf();
    // The next page in the frame needs the secret, too.
    if (link && !link.target) link.hash = location.hash;
    if (!link?.target) return;
    // A sandboxed frame has no origin.
    if (!secret || origin !== 'null' || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    tell({ message: 'link', value: link.href, secret });
  });
}
