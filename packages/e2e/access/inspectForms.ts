/** Lists missing information of forms, by the criterion of RGAA 4.1. Runs in the page. */
export function inspectForms(root: Document | ShadowRoot): string[] {
  const faults: string[] = [];
  const isRequired = /obligatoire|nécessaire|required|needed|obligatori|necesari|facultati|optional|opcional/i;
  for (const form of root.querySelectorAll('form:not([role=search])')) {
    if (!form.checkVisibility()) continue;
    const labels = form.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const name = form.ariaLabel ?? labels.map((id) => root.getElementById(id)?.textContent).join(' ');
    if (!name.trim()) faults.push(`9.1 a form without a name: ${form.textContent.trim().slice(0, 40)}`);
    const whole = form.closest('section, dialog, [role=dialog], [role=alertdialog]') ?? form;
    if (form.querySelector('[required], [aria-required=true]') && !isRequired.test(whole.textContent))
      faults.push(`11.10 nothing says what must be filled in: ${name}`);
  }
  for (const group of root.querySelectorAll('fieldset'))
    if (group.checkVisibility() && !group.querySelector(':scope > legend')?.textContent.trim())
      faults.push(`11.6 a group without a legend: ${group.textContent.trim().slice(0, 40)}`);
  for (const field of root.querySelectorAll('input[type=date]')) {
    const others = field.closest('div')?.parentElement?.querySelectorAll('input[type=date]');
    if (others && others.length > 1 && !field.closest('fieldset, [role=group]'))
      faults.push(`11.5 ${field.getAttribute('name')} is one of a range, and in no group`);
  }
  return faults;
}
