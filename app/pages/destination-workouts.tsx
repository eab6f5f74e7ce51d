export function meta() {
  return [{ title: "Destination Workouts | Evo Fitness" }];
}

export default function DestinationWorkouts() {
  return <h1>Destination Workouts</h1>;
}
