/** Lists missing information of forms, by the criterion of RGAA 4.1. Runs in the page. */
export function inspectForms(root: Document | ShadowRoot): string[] {
  const faults: string[] = [];
  const isOptional = /facultati|optional|opcional/i;
  const isRequired = /obligatoire|required|obligatori/i;
  for (const form of root.querySelectorAll('form:not([role=search])')) {
    if (!form.checkVisibility()) continue;
    const labels = form.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const name = form.ariaLabel ?? labels.map((id) => root.getElementById(id)?.textContent).join(' ');
    if (!name.trim()) faults.push(`9.1 a form without a name: ${form.textContent.trim().slice(0, 40)}`);
    // A form may mark the optional fields instead.
    const marksOptional = [...form.querySelectorAll('label, legend')].some((label) =>
      isOptional.test(label.textContent),
    );
    for (const field of form.querySelectorAll<HTMLInputElement>(
      ':is([required], [aria-required=true]):not([type=hidden])',
    )) {
      if (marksOptional || !field.checkVisibility() || isRequired.test(textsOf(field))) continue;
      faults.push(`11.10 neither label nor description says that it must be filled in: ${field.name}, ${name}`);
    }
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

  /** The texts of a field: its labels, its description, the legend of its group. */
  function textsOf(field: HTMLInputElement): string {
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => root.getElementById(id));
    const legend = field.closest('fieldset')?.querySelector(':scope > legend');
    return [...(field.labels ?? []), ...described, legend].map((element) => element?.textContent).join(' ');
  }
}
