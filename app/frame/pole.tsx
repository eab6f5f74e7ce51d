import { useEffect, useState, type ReactNode } from "react";

type Mark = { id: string; label: string };

/** The brass pole at the side of a long page, with a mark for each of its sections on wide screens. */
export function Pole({ marks, children }: { marks: readonly Mark[]; children: ReactNode }) {
  const current = useCurrent(marks);
  return (
    <div className="with-pole">
      {children}
      <div className="pole">
        <nav aria-label="On this page" className="pole-marks">
          <ol>
            {marks.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  );
}

/** The section that crosses the middle of the screen. */
function useCurrent(marks: readonly Mark[]) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(target.id);
      },
      { rootMargin: "-45% 0px -50%" },
    );
    for (const { id } of marks) {
      const section = document.getElementById(id);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [marks]);
  return current;
}
