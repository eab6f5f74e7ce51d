/** Marks the section that crosses the middle of the screen. */
export default function pole(element: HTMLElement) {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of element.querySelectorAll("a")) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) links.set(section, link);
  }
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const link of links.values()) link.removeAttribute("aria-current");
        links.get(target)?.setAttribute("aria-current", "true");
      }
    },
    { rootMargin: "-45% 0px -50%" },
  );
  for (const section of links.keys()) watcher.observe(section);
}
