/** A break, where it takes one, stands between the street and the town. */
export function AddressLine({ address }: { address: string }) {
  const [street, ...town] = address.split(", ");
  return (
    <>
      <span className="unbroken">{town.length > 0 ? `${street},` : street}</span>{" "}
      <span className="unbroken">{town.join(", ")}</span>
    </>
  );
}
