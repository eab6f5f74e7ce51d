/** A row that is drawn sideways begins with the chosen link in its middle. */
export default function chosen(row: HTMLElement) {
  const middle = (element: HTMLElement) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  };
  const link = row.querySelector<HTMLElement>("[aria-current]");
  if (link) row.scrollLeft += middle(link) - middle(row);
}
