export function meta() {
  return [{ title: "Virtual Tour | Evo Fitness" }];
}

export default function VirtualTour() {
  return <h1>Virtual Tour</h1>;
}
