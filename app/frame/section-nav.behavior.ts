/** Marks the link of the section in the middle of the screen. */
export function sectionNav(element: HTMLElement) {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of element.querySelectorAll("a")) {
    const section = document.getElementById(link.hash.slice(1));
    if (section) links.set(section, link);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        for (const link of isIntersecting ? links.values() : [links.get(target)!])
          link.removeAttribute("aria-current");
        if (isIntersecting) links.get(target)?.setAttribute("aria-current", "true");
      }
    },
    { rootMargin: "-45% 0px -50%" },
  );
  for (const section of links.keys()) observer.observe(section);
}
