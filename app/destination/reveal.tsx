import { useEffect, useRef, type ReactNode } from "react";

/**
 * What comes into view for the first time appears item by item. Without script, with less motion asked for, or when it
 * is in view already, it simply stands there.
 */
export function Reveal({ className = "", children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    if (element.getBoundingClientRect().top < innerHeight) return;
    element.classList.add("reveal-wait");
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.classList.replace("reveal-wait", "reveal-go");
        watcher.disconnect();
      },
      { rootMargin: "0px 0px -12%" },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      element.classList.remove("reveal-wait");
    };
  }, []);
  return (
    <div ref={box} className={`reveal ${className}`}>
      {children}
    </div>
  );
}
