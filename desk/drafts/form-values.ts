import type { Values } from "./local-store.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const NOT_SAVED = new Set(["file", "password", "submit", "button", "reset", "image"]);
/** Query parameters that do not identify a page. */
export const PASSING = ["done", "saved", "same"];
/** Fields whose values differ each time the form is rendered. */
const CHANGING = new Set(["once", "was"]);

export function pageAddress(): string {
  const query = new URLSearchParams(location.search);
  for (const name of PASSING) query.delete(name);
  return location.pathname + (query.size > 0 ? `?${query}` : "");
}

/** Whether a person can type something into it. A choice is sent at once (choice.behavior.ts). */
export function savesDraft(form: HTMLFormElement): boolean {
  return (
    form.method === "post" && !form.matches("[data-behavior=choice]") && controlsIn(form).some(isEditable)
  );
}

/** Identifies a form on a page, independent of the text typed into it. */
export function formKey(form: HTMLFormElement): string {
  const controls = controlsIn(form).map((control) =>
    isEditable(control) || CHANGING.has(control.name) ? control.name : `${control.name}=${control.value}`,
  );
  const buttons = [...form.querySelectorAll<HTMLButtonElement>("button[name]")].map(
    ({ name, value }) => `${name}=${value}`,
  );
  return [pageAddress(), ...controls, ...buttons].join(" ");
}

export function valuesIn(form: HTMLFormElement, button: HTMLElement | null = null): Values {
  return [...new FormData(form, button)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
}

/** What is typed, to compare it. */
export function typedText(form: HTMLFormElement, values: Values = valuesIn(form)): string {
  const names = new Set(
    controlsIn(form)
      .filter(isEditable)
      .map(({ name }) => name),
  );
  return JSON.stringify(values.filter(([name]) => names.has(name)));
}

/** What the server has put into the form, whatever was typed since. */
export function initialText(form: HTMLFormElement): string {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return typedText(copy);
}

export function fillForm(form: HTMLFormElement, values: Values) {
  const left = Map.groupBy(values, ([name]) => name);
  for (const control of controlsIn(form)) {
    const isChoice = control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
    if (isChoice)
      control.checked = values.some(([name, value]) => name === control.name && value === control.value);
    else {
      const value = left.get(control.name)?.shift()?.[1] ?? control.value;
      const folded = control.closest("details");
      if (folded && value !== control.value) folded.open = true;
      control.value = value;
    }
    if (isEditable(control)) control.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

export function hasFile(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll<HTMLInputElement>("[type=file]")].some(({ files }) => files?.length);
}

function controlsIn(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>("input, select, textarea")].filter(
    ({ name, type }) => name !== "" && !NOT_SAVED.has(type),
  );
}

function isEditable(control: Control): boolean {
  return control.type !== "hidden" && !control.hidden;
}
