/** Problems with the focus outline of the focused element; null at the end of the page. */
export function judgeFocus(): string[] | null {
  let focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return null;
  if (focused.dataset["stop"] !== undefined) focused.dataset["stop"] = "reached";
  // The tour is in an iframe: check the control inside.
  let above = 0;
  const inside = (focused as HTMLIFrameElement).contentDocument?.activeElement;
  if (inside && inside.tagName !== "BODY") {
    above = focused.getBoundingClientRect().top;
    focused = inside as HTMLElement;
  }
  const problems: string[] = [];
  const name = focused.outerHTML.replace(/\s+/g, " ").slice(0, 110);
  // A card draws the focus outline of its link around itself.
  const { parentElement } = focused;
  const around = [focused, parentElement, parentElement?.parentElement, focused.closest("label")];
  const outlined = around.some((element) => {
    const style = element && getComputedStyle(element);
    return style && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1.5;
  });
  if (!outlined && focused.tagName !== "VIDEO" && focused.tagName !== "IFRAME")
    problems.push(`${name} shows no focus`);
  const box = focused.getBoundingClientRect();
  if (box.width * box.height === 0 || box.height > innerHeight * 0.8) return problems;
  const header = document.querySelector("body > header");
  const bar = document.querySelector(".phone-bar-bar");
  const barTop =
    bar && getComputedStyle(bar).display !== "none" ? bar.getBoundingClientRect().top : innerHeight;
  const free = header?.contains(focused) || bar?.contains(focused) || focused.closest("dialog, .skip-link");
  if (free) return problems;
  const under = header?.getBoundingClientRect().bottom ?? 0;
  const [top, bottom] = [above + box.top, above + box.bottom];
  // A film's native controls are at its lower edge.
  const edge = focused.tagName === "VIDEO" ? bottom - 44 : top;
  if (edge < under - 1) problems.push(`${name} is under the header (${edge} < ${under})`);
  if (bottom > barTop + 1) problems.push(`${name} is under the phone bar or below the screen (${bottom})`);
  // Other floating elements, such as the days above the timetable.
  const over = above === 0 ? document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2) : null;
  for (let each = over; each && !each.contains(focused); each = each.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(each).position))
      problems.push(`${name} is under ${each.className}`);
  }
  return problems;
}
