/** Said wherever pictures of the gym would pass for photographs; the gym's own pictures take it away. */
export const renderedRooms = "These rooms are drawn on a computer. Photographs follow.";
export const renderedPlaces = "These places are drawn on a computer. Photographs follow.";
